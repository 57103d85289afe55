CREATE TABLE "passport_notes" (
	"revista_id" uuid NOT NULL,
	"criterio" text NOT NULL,
	"texto" text NOT NULL,
	"por_id" uuid,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passport_notes_revista_id_criterio_pk" PRIMARY KEY("revista_id","criterio")
);
--> statement-breakpoint
ALTER TABLE "passport_notes" ADD CONSTRAINT "passport_notes_revista_id_journals_id_fk" FOREIGN KEY ("revista_id") REFERENCES "public"."journals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_notes" ADD CONSTRAINT "passport_notes_por_id_users_id_fk" FOREIGN KEY ("por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passport_notes_by_user" ON "passport_notes" USING btree ("por_id") WHERE "passport_notes"."por_id" is not null;