CREATE TABLE "activity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"severity" text NOT NULL,
	"timestamp" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"publicacion_id" uuid,
	"review_id" uuid,
	"datos" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authorships" (
	"publicacion_id" uuid NOT NULL,
	"orden" smallint NOT NULL,
	"user_id" uuid,
	"nombres" text NOT NULL,
	"apellidos" text NOT NULL,
	"orcid" text,
	"afiliaciones" text[] NOT NULL,
	"correspondencia" boolean DEFAULT false NOT NULL,
	CONSTRAINT "authorships_publicacion_id_orden_pk" PRIMARY KEY("publicacion_id","orden"),
	CONSTRAINT "authorships_once" UNIQUE("publicacion_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "manuscripts" (
	"publicacion_id" uuid PRIMARY KEY NOT NULL,
	"documento" jsonb NOT NULL,
	"contenido" text NOT NULL,
	"referencias" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"publicacion_id" uuid,
	"titulo" text NOT NULL,
	"mensaje" text NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"leida_en" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"titulo" text NOT NULL,
	"resumen" text NOT NULL,
	"tipo" text NOT NULL,
	"estado" text NOT NULL,
	"prioridad" text DEFAULT 'MEDIA' NOT NULL,
	"idioma" text DEFAULT 'es' NOT NULL,
	"categoria" text,
	"palabras_clave" text[] NOT NULL,
	"metadatos" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"doi" text,
	"licencia" text,
	"traducciones" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"autor_principal_id" uuid,
	"autor" text NOT NULL,
	"version_actual" integer DEFAULT 0 NOT NULL,
	"ronda" integer DEFAULT 1 NOT NULL,
	"elevada_por_id" uuid,
	"vistas" integer DEFAULT 0 NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_actualizacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_envio" timestamp (3) with time zone,
	"fecha_aceptacion" timestamp (3) with time zone,
	"fecha_publicacion" timestamp (3) with time zone,
	"fecha_retractacion" timestamp (3) with time zone,
	"motivo_retractacion" text,
	"fecha_eliminacion" timestamp (3) with time zone,
	"vector_titulo" "tsvector" GENERATED ALWAYS AS (public.es_title_vector(titulo, palabras_clave, autor)) STORED NOT NULL,
	"vector_resumen" "tsvector" GENERATED ALWAYS AS (public.es_vector(resumen)) STORED NOT NULL,
	"titulo_normal" text GENERATED ALWAYS AS (public.es_plain(titulo)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publicacion_id" uuid NOT NULL,
	"ronda" integer NOT NULL,
	"revisor_id" uuid NOT NULL,
	"numero" smallint NOT NULL,
	"estado" text DEFAULT 'PENDIENTE' NOT NULL,
	"prioridad" text DEFAULT 'MEDIA' NOT NULL,
	"comentarios" text DEFAULT '' NOT NULL,
	"comentario_confidencial" text,
	"comentario_autor" text,
	"fecha_asignacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_limite" timestamp (3) with time zone,
	"fecha_completada" timestamp (3) with time zone,
	"fecha_declinada" timestamp (3) with time zone,
	"motivo_declinacion" text,
	"historial_cambios" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "reviews_once" UNIQUE("publicacion_id","ronda","revisor_id")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"clave" text PRIMARY KEY NOT NULL,
	"valor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"clave" text PRIMARY KEY NOT NULL,
	"valor" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publicacion_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"comentarios" text NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nombres" text NOT NULL,
	"apellidos" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"afiliacion" text DEFAULT '' NOT NULL,
	"orcid" text,
	"foto_url" text DEFAULT '' NOT NULL,
	"biografia" text DEFAULT '' NOT NULL,
	"roles" text[] NOT NULL,
	"rol_solicitado" text,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_eliminacion" timestamp (3) with time zone,
	"nombre_normal" text GENERATED ALWAYS AS (public.es_plain(apellidos || ' ' || nombres || ' ' || email)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "versions" (
	"publicacion_id" uuid NOT NULL,
	"numero" integer NOT NULL,
	"ronda" integer NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"titulo" text NOT NULL,
	"resumen" text NOT NULL,
	"categoria" text,
	"palabras_clave" text[] NOT NULL,
	"metadatos" jsonb NOT NULL,
	"traducciones" jsonb NOT NULL,
	"autor" text NOT NULL,
	"documento" jsonb NOT NULL,
	"contenido" text NOT NULL,
	"referencias" jsonb NOT NULL,
	CONSTRAINT "versions_publicacion_id_numero_pk" PRIMARY KEY("publicacion_id","numero")
);
--> statement-breakpoint
ALTER TABLE "authorships" ADD CONSTRAINT "authorships_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authorships" ADD CONSTRAINT "authorships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD CONSTRAINT "manuscripts_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_autor_principal_id_users_id_fk" FOREIGN KEY ("autor_principal_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_elevada_por_id_users_id_fk" FOREIGN KEY ("elevada_por_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_revisor_id_users_id_fk" FOREIGN KEY ("revisor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_by_publication" ON "activity" USING btree ("publicacion_id","id");--> statement-breakpoint
CREATE INDEX "authorships_by_user" ON "authorships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_by_user" ON "notifications" USING btree ("user_id","fecha" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."leida_en" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "publications_doi" ON "publications" USING btree (lower("doi"));--> statement-breakpoint
CREATE INDEX "catalogue_newest" ON "publications" USING btree ("fecha_publicacion" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "publications"."estado" = 'PUBLICADO' and "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "catalogue_newest_by_type" ON "publications" USING btree ("tipo","fecha_publicacion" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "publications"."estado" = 'PUBLICADO' and "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "catalogue_by_title" ON "publications" USING btree ("titulo_normal","id") WHERE "publications"."estado" = 'PUBLICADO' and "publications"."fecha_eliminacion" is null;--> statement-breakpoint
CREATE INDEX "publications_title_words" ON "publications" USING gin ("vector_titulo");--> statement-breakpoint
CREATE INDEX "publications_summary_words" ON "publications" USING gin ("vector_resumen");--> statement-breakpoint
CREATE INDEX "publications_by_estado" ON "publications" USING btree ("estado","fecha_actualizacion" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publications_by_main_author" ON "publications" USING btree ("autor_principal_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "reviews_by_reviewer" ON "reviews" USING btree ("revisor_id","fecha_asignacion" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_newest" ON "reviews" USING btree ("fecha_asignacion" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "suggestions_by_publication" ON "suggestions" USING btree ("publicacion_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("nombre_normal","id");--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING gin ("roles");