CREATE TABLE "review_dois" (
	"publicacion_id" uuid NOT NULL,
	"lugar" text NOT NULL,
	"agencia" text NOT NULL,
	"doi" text NOT NULL,
	"estado" text DEFAULT 'PENDIENTE' NOT NULL,
	"lote" text,
	"mensaje" text,
	"fallo" text,
	"intentos" integer DEFAULT 0 NOT NULL,
	"fecha_pedido" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_envio" timestamp (3) with time zone,
	"fecha_proxima" timestamp (3) with time zone DEFAULT now(),
	"fecha_registro" timestamp (3) with time zone,
	CONSTRAINT "review_dois_publicacion_id_lugar_pk" PRIMARY KEY("publicacion_id","lugar"),
	CONSTRAINT "review_dois_doi_unique" UNIQUE("doi")
);
--> statement-breakpoint
ALTER TABLE "file_checks" ALTER COLUMN "publicacion_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "doi_deposits" ADD COLUMN "revisiones" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "repository_deposits" ADD COLUMN "pedido_por_id" uuid;--> statement-breakpoint
ALTER TABLE "review_dois" ADD CONSTRAINT "review_dois_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_dois_due" ON "review_dois" USING btree ("fecha_proxima");--> statement-breakpoint
ALTER TABLE "repository_deposits" ADD CONSTRAINT "repository_deposits_pedido_por_id_users_id_fk" FOREIGN KEY ("pedido_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repository_deposits_by_asker" ON "repository_deposits" USING btree ("pedido_por_id");