CREATE TABLE "certificates" (
	"codigo" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"nombre" text NOT NULL,
	"revista" text NOT NULL,
	"anio" integer,
	"por_anio" jsonb NOT NULL,
	"obras" uuid[] DEFAULT '{}' NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_retirada" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_by_user" ON "certificates" USING btree ("user_id","fecha" DESC NULLS LAST);