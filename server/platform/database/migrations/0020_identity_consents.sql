CREATE TABLE "identity_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publicacion_id" uuid NOT NULL,
	"persona_id" uuid NOT NULL,
	"lado" text NOT NULL,
	"estado" text DEFAULT 'PENDIENTE' NOT NULL,
	"motivo" text NOT NULL,
	"pedida_por_id" uuid,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_respuesta" timestamp (3) with time zone,
	CONSTRAINT "identity_consents_once" UNIQUE("publicacion_id","persona_id")
);
--> statement-breakpoint
ALTER TABLE "identity_consents" ADD CONSTRAINT "identity_consents_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_consents" ADD CONSTRAINT "identity_consents_persona_id_users_id_fk" FOREIGN KEY ("persona_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_consents" ADD CONSTRAINT "identity_consents_pedida_por_id_users_id_fk" FOREIGN KEY ("pedida_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_consents_by_person" ON "identity_consents" USING btree ("persona_id","fecha" DESC NULLS LAST,"id");