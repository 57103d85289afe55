CREATE TABLE "review_annotations" (
	"review_id" uuid NOT NULL,
	"orden" smallint NOT NULL,
	"exacto" text NOT NULL,
	"prefijo" text NOT NULL,
	"sufijo" text NOT NULL,
	"posicion" integer NOT NULL,
	"texto" text NOT NULL,
	CONSTRAINT "review_annotations_review_id_orden_pk" PRIMARY KEY("review_id","orden")
);
--> statement-breakpoint
ALTER TABLE "review_annotations" ADD CONSTRAINT "review_annotations_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;