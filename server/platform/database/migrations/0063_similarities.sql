CREATE TABLE "fingerprints" (
	"publicacion_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"huellas" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_similarities" (
	"publicacion_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"estado" text NOT NULL,
	"referencia" text NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"porcentaje" integer,
	"informe" text,
	CONSTRAINT "outside_similarities_publicacion_id_version_pk" PRIMARY KEY("publicacion_id","version")
);
--> statement-breakpoint
CREATE TABLE "similarities" (
	"publicacion_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"palabras" integer NOT NULL,
	"fuentes" jsonb NOT NULL,
	CONSTRAINT "similarities_publicacion_id_version_pk" PRIMARY KEY("publicacion_id","version")
);
--> statement-breakpoint
ALTER TABLE "fingerprints" ADD CONSTRAINT "fingerprints_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_similarities" ADD CONSTRAINT "outside_similarities_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "similarities" ADD CONSTRAINT "similarities_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fingerprints_by_number" ON "fingerprints" USING gin ("huellas");