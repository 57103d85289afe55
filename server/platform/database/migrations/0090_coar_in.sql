CREATE TABLE "notify_received" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buzon_id" uuid,
	"clave" text NOT NULL,
	"huella" text NOT NULL,
	"clase" text NOT NULL,
	"publicacion_id" uuid,
	"mensaje_id" uuid,
	"estado" text DEFAULT 'PENDIENTE' NOT NULL,
	"servicio" text NOT NULL,
	"direccion" text,
	"titulo" text,
	"relacion" text,
	"texto" text,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_decision" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "notify_inboxes" ADD COLUMN "recibe" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notify_received" ADD CONSTRAINT "notify_received_buzon_id_notify_inboxes_id_fk" FOREIGN KEY ("buzon_id") REFERENCES "public"."notify_inboxes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notify_received" ADD CONSTRAINT "notify_received_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notify_received" ADD CONSTRAINT "notify_received_mensaje_id_notify_messages_id_fk" FOREIGN KEY ("mensaje_id") REFERENCES "public"."notify_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notify_received_key" ON "notify_received" USING btree ("buzon_id","clave");--> statement-breakpoint
CREATE INDEX "notify_received_newest" ON "notify_received" USING btree ("fecha_creacion" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notify_received_waiting" ON "notify_received" USING btree ("buzon_id") WHERE "notify_received"."estado" = 'PENDIENTE' and "notify_received"."publicacion_id" is not null;--> statement-breakpoint
CREATE INDEX "notify_received_by_publication" ON "notify_received" USING btree ("publicacion_id");--> statement-breakpoint
CREATE INDEX "notify_received_by_message" ON "notify_received" USING btree ("mensaje_id","fecha_creacion" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "publications_preprint" ON "publications" USING btree (("declaraciones" #>> '{preimpresion,enlace}')) WHERE ("publications"."declaraciones" #>> '{preimpresion,enlace}') is not null and "publications"."fecha_eliminacion" is null;