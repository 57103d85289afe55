CREATE TABLE "usage_by_month" (
	"publicacion_id" uuid NOT NULL,
	"mes" date NOT NULL,
	"clase" text NOT NULL,
	"veces" integer NOT NULL,
	CONSTRAINT "usage_by_month_publicacion_id_mes_clase_pk" PRIMARY KEY("publicacion_id","mes","clase")
);
--> statement-breakpoint
ALTER TABLE "usage_by_month" ADD CONSTRAINT "usage_by_month_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;