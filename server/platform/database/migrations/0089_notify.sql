CREATE TABLE "notify_inboxes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"direccion" text NOT NULL,
	"actor" text NOT NULL,
	"revista_id" uuid,
	"clases" text[] NOT NULL,
	"estado" text DEFAULT 'ACTIVO' NOT NULL,
	"fecha_exito" timestamp (3) with time zone,
	"descansa_hasta" timestamp (3) with time zone,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notify_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buzon_id" uuid NOT NULL,
	"clase" text NOT NULL,
	"publicacion_id" uuid NOT NULL,
	"anula_id" uuid,
	"estado" text DEFAULT 'PENDIENTE' NOT NULL,
	"fallo" text,
	"codigo" smallint,
	"respuesta" text,
	"ubicacion" text,
	"intentos" integer DEFAULT 0 NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_intento" timestamp (3) with time zone,
	"fecha_proxima" timestamp (3) with time zone DEFAULT now()
);
--> statement-breakpoint
ALTER TABLE "notify_inboxes" ADD CONSTRAINT "notify_inboxes_revista_id_journals_id_fk" FOREIGN KEY ("revista_id") REFERENCES "public"."journals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notify_messages" ADD CONSTRAINT "notify_messages_buzon_id_notify_inboxes_id_fk" FOREIGN KEY ("buzon_id") REFERENCES "public"."notify_inboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notify_messages" ADD CONSTRAINT "notify_messages_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notify_messages" ADD CONSTRAINT "notify_messages_anula_id_notify_messages_id_fk" FOREIGN KEY ("anula_id") REFERENCES "public"."notify_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notify_messages_due" ON "notify_messages" USING btree ("buzon_id","fecha_proxima");--> statement-breakpoint
CREATE INDEX "notify_messages_newest" ON "notify_messages" USING btree ("buzon_id","fecha_creacion" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notify_messages_by_publication" ON "notify_messages" USING btree ("publicacion_id");--> statement-breakpoint
CREATE INDEX "notify_messages_undone" ON "notify_messages" USING btree ("anula_id");