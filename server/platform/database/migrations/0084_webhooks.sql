CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"mensaje_id" uuid NOT NULL,
	"evento" text NOT NULL,
	"publicacion_id" uuid,
	"numero_id" uuid,
	"estado" text DEFAULT 'PENDIENTE' NOT NULL,
	"fallo" text,
	"codigo" smallint,
	"milisegundos" integer,
	"intentos" integer DEFAULT 0 NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_primero" timestamp (3) with time zone,
	"fecha_intento" timestamp (3) with time zone,
	"fecha_proxima" timestamp (3) with time zone DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"direccion" text NOT NULL,
	"eventos" text[] NOT NULL,
	"estado" text DEFAULT 'ACTIVO' NOT NULL,
	"motivo" text,
	"sal" uuid NOT NULL,
	"sal_anterior" uuid,
	"anterior_hasta" timestamp (3) with time zone,
	"fecha_exito" timestamp (3) with time zone,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_direccion_unique" UNIQUE("direccion")
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_numero_id_issues_id_fk" FOREIGN KEY ("numero_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("webhook_id","fecha_proxima");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("webhook_id","fecha_creacion" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_publication" ON "webhook_deliveries" USING btree ("publicacion_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_issue" ON "webhook_deliveries" USING btree ("numero_id");