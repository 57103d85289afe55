CREATE TABLE "muted_works" (
	"user_id" uuid NOT NULL,
	"publicacion_id" uuid NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "muted_works_user_id_publicacion_id_pk" PRIMARY KEY("user_id","publicacion_id")
);
--> statement-breakpoint
ALTER TABLE "muted_works" ADD CONSTRAINT "muted_works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_works" ADD CONSTRAINT "muted_works_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "muted_works_by_publication" ON "muted_works" USING btree ("publicacion_id");