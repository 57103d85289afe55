CREATE TABLE "successions" (
	"publicacion_id" uuid PRIMARY KEY NOT NULL,
	"persona_id" uuid NOT NULL,
	"anterior_id" uuid,
	"propuesto_por_id" uuid,
	"por_redaccion" boolean NOT NULL,
	"motivo" text NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_limite" timestamp (3) with time zone,
	"fecha_aceptado" timestamp (3) with time zone,
	"fecha_conforme" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "successions" ADD CONSTRAINT "successions_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "successions" ADD CONSTRAINT "successions_persona_id_users_id_fk" FOREIGN KEY ("persona_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "successions" ADD CONSTRAINT "successions_anterior_id_users_id_fk" FOREIGN KEY ("anterior_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "successions" ADD CONSTRAINT "successions_propuesto_por_id_users_id_fk" FOREIGN KEY ("propuesto_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "successions_by_person" ON "successions" USING btree ("persona_id");--> statement-breakpoint
CREATE INDEX "successions_by_present" ON "successions" USING btree ("anterior_id");--> statement-breakpoint
CREATE INDEX "successions_by_limit" ON "successions" USING btree ("fecha_limite");