CREATE TABLE "orcid_consents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"orcid" text NOT NULL,
	"obras" boolean NOT NULL,
	"revisiones" boolean NOT NULL,
	"llave" text NOT NULL,
	"renovacion" text,
	"perdido" boolean DEFAULT false NOT NULL,
	"intentos" integer DEFAULT 0 NOT NULL,
	"fecha_proxima" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orcid_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"publicacion_id" uuid NOT NULL,
	"review_id" uuid,
	"estado" text DEFAULT 'PENDIENTE' NOT NULL,
	"codigo" text,
	"fallo" text,
	"mensaje" text,
	"intentos" integer DEFAULT 0 NOT NULL,
	"cambio" timestamp (3) with time zone,
	"nombrada" boolean DEFAULT false NOT NULL,
	"fecha_proxima" timestamp (3) with time zone DEFAULT now(),
	"fecha_anadida" timestamp (3) with time zone,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orcid_flows" ADD COLUMN "permiso" jsonb;--> statement-breakpoint
ALTER TABLE "orcid_consents" ADD CONSTRAINT "orcid_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orcid_entries" ADD CONSTRAINT "orcid_entries_user_id_orcid_consents_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."orcid_consents"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orcid_entries" ADD CONSTRAINT "orcid_entries_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orcid_entries" ADD CONSTRAINT "orcid_entries_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orcid_entries_works" ON "orcid_entries" USING btree ("user_id","publicacion_id") WHERE "orcid_entries"."review_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "orcid_entries_reviews" ON "orcid_entries" USING btree ("user_id","review_id");--> statement-breakpoint
CREATE INDEX "orcid_entries_by_publication" ON "orcid_entries" USING btree ("publicacion_id");--> statement-breakpoint
CREATE INDEX "orcid_entries_by_review" ON "orcid_entries" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "orcid_entries_due" ON "orcid_entries" USING btree ("fecha_proxima");