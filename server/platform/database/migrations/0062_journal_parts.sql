CREATE TABLE "announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revista_id" uuid NOT NULL,
	"orden" smallint NOT NULL,
	"clase" text NOT NULL,
	"titulo" jsonb NOT NULL,
	"texto" jsonb NOT NULL,
	"fecha" date NOT NULL,
	"fecha_limite" date,
	"enlace" text DEFAULT '' NOT NULL,
	CONSTRAINT "announcements_class" CHECK ("announcements"."clase" in ('ANUNCIO', 'CONVOCATORIA'))
);
--> statement-breakpoint
CREATE TABLE "board_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revista_id" uuid NOT NULL,
	"orden" smallint NOT NULL,
	"nombre" text NOT NULL,
	"cargo" text NOT NULL,
	"tarea" text DEFAULT '' NOT NULL,
	"afiliacion" text DEFAULT '' NOT NULL,
	"pais" text DEFAULT '' NOT NULL,
	"orcid" text,
	"user_id" uuid,
	CONSTRAINT "board_members_country" CHECK ("board_members"."pais" ~ '^([A-Z]{2})?$')
);
--> statement-breakpoint
CREATE TABLE "journal_sections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"revista_id" uuid NOT NULL,
	"orden" smallint NOT NULL,
	"nombre" jsonb NOT NULL,
	"con_revision" boolean DEFAULT true NOT NULL,
	"indexada" boolean DEFAULT true NOT NULL,
	"palabras_minimas" integer,
	"palabras_maximas" integer,
	"formulario_revision" jsonb,
	"cerrada" boolean DEFAULT false NOT NULL,
	CONSTRAINT "journal_sections_of_journal" UNIQUE("revista_id","id"),
	CONSTRAINT "journal_sections_words" CHECK ("journal_sections"."palabras_minimas" <= "journal_sections"."palabras_maximas")
);
--> statement-breakpoint
CREATE TABLE "journal_texts" (
	"revista_id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"markdown" text NOT NULL,
	"documento" jsonb NOT NULL,
	"fecha_actualizacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "journal_texts_revista_id_tipo_pk" PRIMARY KEY("revista_id","tipo")
);
--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "nombre_abreviado" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "descripcion" jsonb DEFAULT '{"es":"","en":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "idiomas" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "journals" ADD COLUMN "publica" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "journals" SET "publica" = true WHERE "id" = '00000000-0000-4000-8000-000000000001';--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "seccion_id" uuid;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_revista_id_journals_id_fk" FOREIGN KEY ("revista_id") REFERENCES "public"."journals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_members" ADD CONSTRAINT "board_members_revista_id_journals_id_fk" FOREIGN KEY ("revista_id") REFERENCES "public"."journals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_members" ADD CONSTRAINT "board_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_sections" ADD CONSTRAINT "journal_sections_revista_id_journals_id_fk" FOREIGN KEY ("revista_id") REFERENCES "public"."journals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_texts" ADD CONSTRAINT "journal_texts_revista_id_journals_id_fk" FOREIGN KEY ("revista_id") REFERENCES "public"."journals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcements_of_journal" ON "announcements" USING btree ("revista_id","orden");--> statement-breakpoint
CREATE INDEX "board_members_of_journal" ON "board_members" USING btree ("revista_id","orden");--> statement-breakpoint
CREATE INDEX "board_members_by_user" ON "board_members" USING btree ("user_id") WHERE "board_members"."user_id" is not null;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_section" FOREIGN KEY ("revista_id","seccion_id") REFERENCES "public"."journal_sections"("revista_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_by_section" ON "publications" USING btree ("seccion_id") WHERE "publications"."seccion_id" is not null;--> statement-breakpoint
ALTER TABLE "journals" ADD CONSTRAINT "journals_clase" CHECK ("journals"."clase" in ('REVISTA', 'COLECCION'));