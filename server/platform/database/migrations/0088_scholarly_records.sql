CREATE TABLE "review_dois" (
	"publicacion_id" uuid NOT NULL,
	"lugar" text NOT NULL,
	"agencia" text NOT NULL,
	"doi" text NOT NULL,
	"estado" text DEFAULT 'PENDIENTE' NOT NULL,
	"lote" text,
	"mensaje" text,
	"fallo" text,
	"intentos" integer DEFAULT 0 NOT NULL,
	"fecha_pedido" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_envio" timestamp (3) with time zone,
	"fecha_proxima" timestamp (3) with time zone DEFAULT now(),
	"fecha_registro" timestamp (3) with time zone,
	CONSTRAINT "review_dois_publicacion_id_lugar_pk" PRIMARY KEY("publicacion_id","lugar"),
	CONSTRAINT "review_dois_doi_unique" UNIQUE("doi")
);
--> statement-breakpoint
CREATE TABLE "organisation_loads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"organizaciones" integer DEFAULT 0 NOT NULL,
	"retiradas" integer DEFAULT 0 NOT NULL,
	"vigente" boolean DEFAULT false NOT NULL,
	"fecha_vigente" timestamp (3) with time zone,
	"conservada" boolean DEFAULT false NOT NULL,
	"fecha_deshecha" timestamp (3) with time zone,
	"impedimento" jsonb,
	"trabajo_id" uuid,
	"iniciada_por_id" uuid,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"carga_id" uuid NOT NULL,
	"ror" text NOT NULL,
	"nombre" text NOT NULL,
	"otros" text[] NOT NULL,
	"siglas" text NOT NULL,
	"ciudad" text NOT NULL,
	"pais" text NOT NULL,
	"estado" text NOT NULL,
	"sucesoras" text[] NOT NULL,
	"nombre_normal" text GENERATED ALWAYS AS (public.es_plain(nombre)) STORED NOT NULL,
	"siglas_normal" text GENERATED ALWAYS AS (public.es_plain(siglas)) STORED NOT NULL,
	"comienzos" "tsvector" GENERATED ALWAYS AS (public.es_beginnings(nombre, otros)) STORED NOT NULL,
	CONSTRAINT "organisations_carga_id_ror_pk" PRIMARY KEY("carga_id","ror")
);
--> statement-breakpoint
ALTER TABLE "file_checks" ALTER COLUMN "publicacion_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "afiliacion_ror" text;--> statement-breakpoint
ALTER TABLE "doi_deposits" ADD COLUMN "revisiones" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "authorships" ADD COLUMN "rors" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "repository_deposits" ADD COLUMN "pedido_por_id" uuid;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "descansa_hasta" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "review_dois" ADD CONSTRAINT "review_dois_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_loads" ADD CONSTRAINT "organisation_loads_iniciada_por_id_users_id_fk" FOREIGN KEY ("iniciada_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_carga_id_organisation_loads_id_fk" FOREIGN KEY ("carga_id") REFERENCES "public"."organisation_loads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_dois_due" ON "review_dois" USING btree ("fecha_proxima");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_loads_current" ON "organisation_loads" USING btree ("vigente") WHERE "organisation_loads"."vigente";--> statement-breakpoint
CREATE INDEX "organisation_loads_newest" ON "organisation_loads" USING btree ("fecha_creacion" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "organisation_loads_by_person" ON "organisation_loads" USING btree ("iniciada_por_id");--> statement-breakpoint
CREATE INDEX "organisations_by_name" ON "organisations" USING btree ("carga_id","nombre_normal" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "organisations_by_acronym" ON "organisations" USING btree ("carga_id","siglas_normal" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "organisations_words" ON "organisations" USING gin ("comienzos");--> statement-breakpoint
ALTER TABLE "repository_deposits" ADD CONSTRAINT "repository_deposits_pedido_por_id_users_id_fk" FOREIGN KEY ("pedido_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repository_deposits_by_asker" ON "repository_deposits" USING btree ("pedido_por_id");