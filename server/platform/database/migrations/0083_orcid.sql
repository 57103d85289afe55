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
ALTER TABLE "users" ADD COLUMN "fecha_orcid" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orcid_flows" ADD CONSTRAINT "orcid_flows_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orcid_flows_by_session" ON "orcid_flows" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orcid_flows_by_proof" ON "orcid_flows" USING btree ("prueba");--> statement-breakpoint
CREATE UNIQUE INDEX "users_orcid" ON "users" USING btree ("orcid") WHERE "users"."fecha_orcid" is not null;