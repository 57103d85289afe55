CREATE TABLE "issue_works" (
	"publicacion_id" uuid PRIMARY KEY NOT NULL,
	"numero_id" uuid NOT NULL,
	"orden" smallint NOT NULL,
	"seccion" text DEFAULT '' NOT NULL,
	"pagina_inicial" text DEFAULT '' NOT NULL,
	"pagina_final" text DEFAULT '' NOT NULL,
	"articulo" text DEFAULT '' NOT NULL,
	"antes" jsonb
);
--> statement-breakpoint
CREATE TABLE "issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revista_id" uuid NOT NULL,
	"volumen" text DEFAULT '' NOT NULL,
	"numero" text DEFAULT '' NOT NULL,
	"anio" smallint NOT NULL,
	"titulo" text DEFAULT '' NOT NULL,
	"editores" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"portada" text DEFAULT '' NOT NULL,
	"paginacion" text DEFAULT 'PAGINAS' NOT NULL,
	"continua" boolean DEFAULT false NOT NULL,
	"fecha_prevista" timestamp (3) with time zone,
	"zona_horaria" text,
	"programada_por_id" uuid,
	"motivo" text,
	"fecha_publicacion" timestamp (3) with time zone,
	"fecha_retirada" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "issues_published_or_to_be" CHECK ("issues"."fecha_publicacion" is null or "issues"."fecha_prevista" is null)
);
--> statement-breakpoint
ALTER TABLE "issue_works" ADD CONSTRAINT "issue_works_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_works" ADD CONSTRAINT "issue_works_numero_id_issues_id_fk" FOREIGN KEY ("numero_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_revista_id_journals_id_fk" FOREIGN KEY ("revista_id") REFERENCES "public"."journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_programada_por_id_users_id_fk" FOREIGN KEY ("programada_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issue_works_by_issue" ON "issue_works" USING btree ("numero_id","orden");--> statement-breakpoint
CREATE UNIQUE INDEX "issues_once" ON "issues" USING btree ("revista_id",(case when "volumen" = '' then 'anio ' || "anio"::text else lower("volumen") end),lower("numero"));--> statement-breakpoint
CREATE INDEX "issues_by_journal" ON "issues" USING btree ("revista_id","fecha_publicacion" DESC NULLS FIRST,"id");