CREATE TABLE "counter_usage" (
	"publicacion_id" uuid NOT NULL,
	"mes" date NOT NULL,
	"acceso" text NOT NULL,
	"investigaciones" integer DEFAULT 0 NOT NULL,
	"investigaciones_unicas" integer DEFAULT 0 NOT NULL,
	"peticiones" integer DEFAULT 0 NOT NULL,
	"peticiones_unicas" integer DEFAULT 0 NOT NULL,
	"titulos_investigados" integer DEFAULT 0 NOT NULL,
	"titulos_pedidos" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "counter_usage_publicacion_id_mes_acceso_pk" PRIMARY KEY("publicacion_id","mes","acceso")
);
--> statement-breakpoint
ALTER TABLE "counter_usage" ADD CONSTRAINT "counter_usage_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counter_usage_by_month" ON "counter_usage" USING btree ("mes","publicacion_id");