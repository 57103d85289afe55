CREATE TABLE "orcid_flows" (
	"hash" text PRIMARY KEY NOT NULL,
	"navegador" text NOT NULL,
	"session_id" uuid,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"prueba" text,
	"orcid" text
);
--> statement-breakpoint
CREATE TABLE "passport_notes" (
	"revista_id" uuid NOT NULL,
	"criterio" text NOT NULL,
	"texto" text NOT NULL,
	"por_id" uuid,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passport_notes_revista_id_criterio_pk" PRIMARY KEY("revista_id","criterio")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "fecha_orcid" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orcid_flows" ADD CONSTRAINT "orcid_flows_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_notes" ADD CONSTRAINT "passport_notes_revista_id_journals_id_fk" FOREIGN KEY ("revista_id") REFERENCES "public"."journals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_notes" ADD CONSTRAINT "passport_notes_por_id_users_id_fk" FOREIGN KEY ("por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orcid_flows_by_session" ON "orcid_flows" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orcid_flows_by_proof" ON "orcid_flows" USING btree ("prueba");--> statement-breakpoint
CREATE INDEX "passport_notes_by_user" ON "passport_notes" USING btree ("por_id") WHERE "passport_notes"."por_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_orcid" ON "users" USING btree ("orcid") WHERE "users"."fecha_orcid" is not null;