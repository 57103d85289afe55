CREATE TABLE "drafts" (
	"user_id" uuid NOT NULL,
	"clave" text NOT NULL,
	"contenido" jsonb NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drafts_user_id_clave_pk" PRIMARY KEY("user_id","clave")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publicacion_id" uuid NOT NULL,
	"clase" text NOT NULL,
	"nombre" text NOT NULL,
	"descripcion" text DEFAULT '' NOT NULL,
	"tipo" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"subido_por_id" uuid,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_retirado" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "version_files" (
	"publicacion_id" uuid NOT NULL,
	"numero" integer NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "version_files_publicacion_id_numero_file_id_pk" PRIMARY KEY("publicacion_id","numero","file_id")
);
--> statement-breakpoint
CREATE TABLE "coauthorships" (
	"publicacion_id" uuid NOT NULL,
	"email" text NOT NULL,
	"hash" text NOT NULL,
	"invita_id" uuid,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"fecha_aceptada" timestamp (3) with time zone,
	"fecha_declinada" timestamp (3) with time zone,
	CONSTRAINT "coauthorships_publicacion_id_email_pk" PRIMARY KEY("publicacion_id","email")
);
--> statement-breakpoint
CREATE TABLE "review_answers" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"puntos" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"guardado_por_id" uuid,
	"guardada" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"enviada" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "authorships" ADD COLUMN "credit" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "authorships" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_subido_por_id_users_id_fk" FOREIGN KEY ("subido_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_files" ADD CONSTRAINT "version_files_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_files" ADD CONSTRAINT "version_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coauthorships" ADD CONSTRAINT "coauthorships_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coauthorships" ADD CONSTRAINT "coauthorships_invita_id_users_id_fk" FOREIGN KEY ("invita_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_guardado_por_id_users_id_fk" FOREIGN KEY ("guardado_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_oldest" ON "drafts" USING btree ("fecha");--> statement-breakpoint
CREATE INDEX "files_by_publication" ON "files" USING btree ("publicacion_id","fecha");--> statement-breakpoint
CREATE INDEX "version_files_by_file" ON "version_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coauthorships_hash" ON "coauthorships" USING btree ("hash");