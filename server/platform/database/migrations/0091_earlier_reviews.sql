CREATE TABLE "earlier_reviews" (
	"publicacion_id" uuid PRIMARY KEY NOT NULL,
	"revista" text NOT NULL,
	"plataforma" text NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revisiones" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "earlier_reviews" ADD CONSTRAINT "earlier_reviews_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;