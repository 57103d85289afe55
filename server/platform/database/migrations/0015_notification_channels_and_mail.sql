CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"pantalla" boolean NOT NULL,
	"correo" text NOT NULL,
	CONSTRAINT "notification_preferences_user_id_tipo_pk" PRIMARY KEY("user_id","tipo")
);
--> statement-breakpoint
DROP INDEX "mails_newest";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "actividad_id" bigint;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "en_pantalla" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "por_resumir" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "enviado_por_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "publicacion_id" uuid;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "buscado" text GENERATED ALWAYS AS (public.es_plain(left(para || ' ' || asunto, 400))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_enviado_por_id_users_id_fk" FOREIGN KEY ("enviado_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_by_activity" ON "notifications" USING btree ("actividad_id");--> statement-breakpoint
CREATE INDEX "notifications_to_digest" ON "notifications" USING btree ("user_id","fecha") WHERE "notifications"."por_resumir";--> statement-breakpoint
CREATE INDEX "mails_by_estado" ON "mails" USING btree ("estado","fecha_creacion" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_by_publication" ON "mails" USING btree ("publicacion_id") WHERE "mails"."publicacion_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_by_sender" ON "mails" USING btree ("enviado_por_id","fecha_creacion") WHERE "mails"."enviado_por_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("fecha_creacion" DESC NULLS LAST,"id" DESC NULLS LAST,"estado","publicacion_id","enviado_por_id","buscado");