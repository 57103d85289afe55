CREATE TABLE "repositories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revista_id" uuid,
	"nombre" text NOT NULL,
	"protocolo" text NOT NULL,
	"direccion" text NOT NULL,
	"usuario" text NOT NULL,
	"secreto" text NOT NULL,
	"coleccion" text NOT NULL,
	"coleccion_nombre" text NOT NULL,
	"paquete" text NOT NULL,
	"version" text NOT NULL,
	"embargo_meses" smallint DEFAULT 0 NOT NULL,
	"automatico" boolean DEFAULT false NOT NULL,
	"automatico_desde" timestamp (3) with time zone,
	"activo" boolean DEFAULT true NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repository_deposits" (
	"repositorio_id" uuid NOT NULL,
	"publicacion_id" uuid NOT NULL,
	"estado" text DEFAULT 'PENDIENTE' NOT NULL,
	"conservado" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"direccion" text,
	"mensaje" text,
	"fallo" text,
	"intentos" integer DEFAULT 0 NOT NULL,
	"cambio" timestamp (3) with time zone,
	"embargo_hasta" text,
	"fecha_pedido" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_envio" timestamp (3) with time zone,
	"fecha_proxima" timestamp (3) with time zone DEFAULT now(),
	"fecha_registro" timestamp (3) with time zone,
	CONSTRAINT "repository_deposits_repositorio_id_publicacion_id_pk" PRIMARY KEY("repositorio_id","publicacion_id")
);
--> statement-breakpoint
CREATE TABLE "earlier_reviews" (
	"publicacion_id" uuid PRIMARY KEY NOT NULL,
	"revista" text NOT NULL,
	"plataforma" text NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revisiones" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "catalogue_newest";--> statement-breakpoint
DROP INDEX "catalogue_newest_by_type";--> statement-breakpoint
DROP INDEX "catalogue_by_category";--> statement-breakpoint
ALTER TABLE "repositories" ADD CONSTRAINT "repositories_revista_id_journals_id_fk" FOREIGN KEY ("revista_id") REFERENCES "public"."journals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repository_deposits" ADD CONSTRAINT "repository_deposits_repositorio_id_repositories_id_fk" FOREIGN KEY ("repositorio_id") REFERENCES "public"."repositories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repository_deposits" ADD CONSTRAINT "repository_deposits_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earlier_reviews" ADD CONSTRAINT "earlier_reviews_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repositories_by_journal" ON "repositories" USING btree ("revista_id");--> statement-breakpoint
CREATE INDEX "repository_deposits_by_publication" ON "repository_deposits" USING btree ("publicacion_id");--> statement-breakpoint
CREATE INDEX "repository_deposits_due" ON "repository_deposits" USING btree ("fecha_proxima");--> statement-breakpoint
CREATE INDEX "repository_deposits_by_date" ON "repository_deposits" USING btree ("fecha_pedido" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "issues_newest" ON "issues" USING btree ("fecha_publicacion" DESC NULLS FIRST,"anio" DESC NULLS FIRST,"fecha_creacion" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "catalogue_newest" ON "publications" USING btree ("fecha_publicacion" DESC NULLS LAST,"id" DESC NULLS LAST,"revista_id") WHERE "publications"."estado" = 'PUBLICADO' and "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "catalogue_newest_by_type" ON "publications" USING btree ("tipo","fecha_publicacion" DESC NULLS LAST,"id" DESC NULLS LAST,"revista_id") WHERE "publications"."estado" = 'PUBLICADO' and "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "catalogue_by_category" ON "publications" USING btree (public.es_plain("categoria"),"fecha_publicacion" DESC NULLS LAST,"id" DESC NULLS LAST,"revista_id","categoria") WHERE "publications"."estado" = 'PUBLICADO' and "publications"."fecha_eliminacion" is null;