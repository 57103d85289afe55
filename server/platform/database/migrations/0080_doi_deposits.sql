CREATE TABLE "doi_deposits" (
	"publicacion_id" uuid PRIMARY KEY NOT NULL,
	"agencia" text NOT NULL,
	"doi" text NOT NULL,
	"estado" text DEFAULT 'PENDIENTE' NOT NULL,
	"lote" text,
	"mensaje" text,
	"fallo" text,
	"intentos" integer DEFAULT 0 NOT NULL,
	"cambio" timestamp (3) with time zone,
	"fecha_pedido" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_envio" timestamp (3) with time zone,
	"fecha_proxima" timestamp (3) with time zone DEFAULT now(),
	"fecha_registro" timestamp (3) with time zone,
	CONSTRAINT "doi_deposits_doi_unique" UNIQUE("doi")
);
--> statement-breakpoint
ALTER TABLE "doi_deposits" ADD CONSTRAINT "doi_deposits_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doi_deposits_due" ON "doi_deposits" USING btree ("fecha_proxima");--> statement-breakpoint
CREATE INDEX "doi_deposits_by_date" ON "doi_deposits" USING btree ("fecha_pedido" DESC NULLS LAST);