CREATE TABLE "claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publicacion_id" uuid NOT NULL,
	"clase" text NOT NULL,
	"decision_id" uuid,
	"sobre" text,
	"estado" text DEFAULT 'ABIERTA' NOT NULL,
	"persona_id" uuid NOT NULL,
	"texto" text NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"respuesta" text,
	"respondida_por_id" uuid,
	"fecha_cierre" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_persona_id_users_id_fk" FOREIGN KEY ("persona_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_respondida_por_id_users_id_fk" FOREIGN KEY ("respondida_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_by_publication" ON "claims" USING btree ("publicacion_id","fecha");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_by_decision" ON "claims" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "claims_open" ON "claims" USING btree ("fecha") WHERE "claims"."estado" = 'ABIERTA';--> statement-breakpoint
CREATE INDEX "claims_by_person" ON "claims" USING btree ("persona_id");--> statement-breakpoint
CREATE INDEX "claims_by_answerer" ON "claims" USING btree ("respondida_por_id");