CREATE TABLE "login_failures" (
	"clave" text PRIMARY KEY NOT NULL,
	"veces" integer NOT NULL,
	"ultima" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"para" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"para" text NOT NULL,
	"asunto" text NOT NULL,
	"texto" text NOT NULL,
	"html" text NOT NULL,
	"responder_a" text,
	"enlace_baja" text,
	"secreto" boolean NOT NULL,
	"estado" text NOT NULL,
	"intentos" integer DEFAULT 0 NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_intento" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_envio" timestamp (3) with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "recent_views" (
	"user_id" uuid NOT NULL,
	"publicacion_id" uuid NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_views_user_id_publicacion_id_pk" PRIMARY KEY("user_id","publicacion_id")
);
--> statement-breakpoint
CREATE TABLE "site_pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"markdown" text NOT NULL,
	"documento" jsonb NOT NULL,
	"fecha_actualizacion" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"idioma" text DEFAULT 'es' NOT NULL,
	"token_hash" text NOT NULL,
	"fecha_alta" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_confirmacion" timestamp (3) with time zone,
	"fecha_baja" timestamp (3) with time zone,
	CONSTRAINT "subscribers_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "fecha_verificacion" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "preferencias" jsonb DEFAULT '{"theme":null,"language":null,"notifications":true}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mailed_tokens" ADD CONSTRAINT "mailed_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_views" ADD CONSTRAINT "recent_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_views" ADD CONSTRAINT "recent_views_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_tokens_by_user" ON "mailed_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("fecha_creacion" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("fecha_intento") WHERE "mails"."estado" = 'PENDIENTE';--> statement-breakpoint
CREATE INDEX "recent_views_newest" ON "recent_views" USING btree ("user_id","fecha" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recent_views_by_publication" ON "recent_views" USING btree ("publicacion_id");