CREATE TABLE "account_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"queda_id" uuid NOT NULL,
	"unida_id" uuid NOT NULL,
	"motivo" text NOT NULL,
	"por_id" uuid,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cambios" jsonb NOT NULL,
	"fecha_deshecha" timestamp (3) with time zone,
	"deshecha_por_id" uuid,
	"fecha_olvido" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "merge_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "merge_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"union_id" uuid NOT NULL,
	"tabla" text NOT NULL,
	"columna" text NOT NULL,
	"clave" jsonb NOT NULL,
	"antes" uuid NOT NULL,
	"despues" uuid
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "unida_a_id" uuid;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_queda_id_users_id_fk" FOREIGN KEY ("queda_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_unida_id_users_id_fk" FOREIGN KEY ("unida_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_por_id_users_id_fk" FOREIGN KEY ("por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_merges" ADD CONSTRAINT "account_merges_deshecha_por_id_users_id_fk" FOREIGN KEY ("deshecha_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_moves" ADD CONSTRAINT "merge_moves_union_id_account_merges_id_fk" FOREIGN KEY ("union_id") REFERENCES "public"."account_merges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_merges_newest" ON "account_merges" USING btree ("fecha" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "account_merges_undoable" ON "account_merges" USING btree ("fecha") WHERE "account_merges"."fecha_deshecha" is null and "account_merges"."fecha_olvido" is null;--> statement-breakpoint
CREATE INDEX "merge_moves_of" ON "merge_moves" USING btree ("union_id","tabla","columna");--> statement-breakpoint
CREATE INDEX "users_merged" ON "users" USING btree ("unida_a_id") WHERE "users"."unida_a_id" is not null;