CREATE TABLE "rights_requests" (
	"publicacion_id" uuid NOT NULL,
	"quien" text NOT NULL,
	"correo" text,
	"hash" text,
	"pide_id" uuid,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "rights_requests_publicacion_id_quien_pk" PRIMARY KEY("publicacion_id","quien")
);
--> statement-breakpoint
CREATE TABLE "rights_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publicacion_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"quien" text NOT NULL,
	"nombre" text NOT NULL,
	"user_id" uuid,
	"respuesta" text NOT NULL,
	"texto" text NOT NULL,
	"idioma" text NOT NULL,
	"licencia" text,
	"titulo" text NOT NULL,
	"autor" text NOT NULL,
	"medio" text NOT NULL,
	"correo" text,
	"motivo" text DEFAULT '' NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "revista_solicitada" uuid;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "derechos" jsonb;--> statement-breakpoint
ALTER TABLE "rights_requests" ADD CONSTRAINT "rights_requests_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_requests" ADD CONSTRAINT "rights_requests_pide_id_users_id_fk" FOREIGN KEY ("pide_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_signatures" ADD CONSTRAINT "rights_signatures_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rights_signatures" ADD CONSTRAINT "rights_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rights_requests_hash" ON "rights_requests" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "rights_requests_by_asker" ON "rights_requests" USING btree ("pide_id","fecha");--> statement-breakpoint
CREATE INDEX "rights_signatures_by_publication" ON "rights_signatures" USING btree ("publicacion_id","fecha");--> statement-breakpoint
CREATE INDEX "rights_signatures_by_person" ON "rights_signatures" USING btree ("user_id");