CREATE TABLE "candidates" (
	"publicacion_id" uuid NOT NULL,
	"ronda" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"orden" smallint NOT NULL,
	"descartada" text,
	"fecha_invitacion" timestamp (3) with time zone,
	CONSTRAINT "candidates_publicacion_id_ronda_user_id_pk" PRIMARY KEY("publicacion_id","ronda","user_id")
);
--> statement-breakpoint
CREATE TABLE "conflicts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"con_user_id" uuid,
	"institucion" text,
	"nota" text DEFAULT '' NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publicacion_id" uuid NOT NULL,
	"ronda" integer NOT NULL,
	"version" integer NOT NULL,
	"accion" text NOT NULL,
	"estado" text NOT NULL,
	"editor_id" uuid,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"motivo" text,
	"carta" jsonb,
	"revisiones" uuid[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "editorial_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publicacion_id" uuid NOT NULL,
	"autor_id" uuid,
	"privada" boolean DEFAULT false NOT NULL,
	"texto" text NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_edicion" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "expertise" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"terminos" jsonb NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letter_templates" (
	"clave" text NOT NULL,
	"idioma" text NOT NULL,
	"asunto" text NOT NULL,
	"cuerpo" text NOT NULL,
	CONSTRAINT "letter_templates_clave_idioma_pk" PRIMARY KEY("clave","idioma")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"clave" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"publicacion_id" uuid,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"datos" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"estado" text DEFAULT 'PENDIENTE' NOT NULL,
	"unico" text,
	"progreso" jsonb,
	"resultado" jsonb,
	"error" text,
	"intentos" integer DEFAULT 0 NOT NULL,
	"creado_por_id" uuid,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_prevista" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_arriendo" timestamp (3) with time zone,
	"fecha_fin" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "review_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"nombre" text NOT NULL,
	"tipo" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"para_autor" boolean DEFAULT true NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "palabras_clave" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "capacidad_revisiones" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "no_disponible_hasta" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sin_recordatorios" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "editor_id" uuid;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "revisores_deseados" smallint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "fecha_aceptada" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "invitacion_hash" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "fecha_invitacion_vence" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "expirada" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "sugiere_a" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "formulario" jsonb;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "respuestas" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "fecha_agradecimiento" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflicts" ADD CONSTRAINT "conflicts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflicts" ADD CONSTRAINT "conflicts_con_user_id_users_id_fk" FOREIGN KEY ("con_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editorial_notes" ADD CONSTRAINT "editorial_notes_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editorial_notes" ADD CONSTRAINT "editorial_notes_autor_id_users_id_fk" FOREIGN KEY ("autor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expertise" ADD CONSTRAINT "expertise_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_creado_por_id_users_id_fk" FOREIGN KEY ("creado_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_files" ADD CONSTRAINT "review_files_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conflicts_by_user" ON "conflicts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "conflicts_with_user" ON "conflicts" USING btree ("con_user_id");--> statement-breakpoint
CREATE INDEX "decisions_by_publication" ON "decisions" USING btree ("publicacion_id","fecha");--> statement-breakpoint
CREATE INDEX "decisions_by_date" ON "decisions" USING btree ("fecha");--> statement-breakpoint
CREATE INDEX "editorial_notes_by_publication" ON "editorial_notes" USING btree ("publicacion_id","fecha");--> statement-breakpoint
CREATE INDEX "reminders_by_publication" ON "reminders" USING btree ("publicacion_id");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("fecha_prevista") WHERE "jobs"."estado" = 'PENDIENTE';--> statement-breakpoint
CREATE INDEX "jobs_leases" ON "jobs" USING btree ("fecha_arriendo") WHERE "jobs"."estado" = 'EN_CURSO';--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_once" ON "jobs" USING btree ("unico") WHERE "jobs"."estado" in ('PENDIENTE', 'EN_CURSO');--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("fecha_creacion" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "review_files_by_review" ON "review_files" USING btree ("review_id");--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_by_editor" ON "publications" USING btree ("editor_id") WHERE "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "reviews_due" ON "reviews" USING btree ("fecha_limite") WHERE "reviews"."fecha_completada" is null and "reviews"."fecha_declinada" is null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_invitacion_hash_unique" UNIQUE("invitacion_hash");