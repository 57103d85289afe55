CREATE TABLE "institution_domains" (
	"dominio" text PRIMARY KEY NOT NULL,
	"institucion_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institution_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institucion_id" uuid NOT NULL,
	"email" text NOT NULL,
	"responsable" boolean DEFAULT false NOT NULL,
	"invita_id" uuid,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "institution_invitations_once" UNIQUE("institucion_id","email")
);
--> statement-breakpoint
CREATE TABLE "institution_journals" (
	"revista_id" uuid PRIMARY KEY NOT NULL,
	"institucion_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institution_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"institucion_id" uuid NOT NULL,
	"responsable" boolean DEFAULT false NOT NULL,
	"por" text NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_salida" timestamp (3) with time zone,
	CONSTRAINT "institution_members_left" CHECK ("institution_members"."fecha_salida" is null or not "institution_members"."responsable")
);
--> statement-breakpoint
CREATE TABLE "institution_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institucion" text NOT NULL,
	"plan" text NOT NULL,
	"nombre" text NOT NULL,
	"email" text NOT NULL,
	"mensaje" text DEFAULT '' NOT NULL,
	"idioma" text DEFAULT 'es' NOT NULL,
	"user_id" uuid,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"estado" text DEFAULT 'PENDIENTE' NOT NULL,
	"respuesta" text DEFAULT '' NOT NULL,
	"respondida_por_id" uuid,
	"fecha_respuesta" timestamp (3) with time zone,
	"institucion_id" uuid,
	CONSTRAINT "institution_requests_estado" CHECK ("institution_requests"."estado" in ('PENDIENTE', 'ACEPTADA', 'RECHAZADA'))
);
--> statement-breakpoint
CREATE TABLE "institution_works" (
	"publicacion_id" uuid PRIMARY KEY NOT NULL,
	"institucion_id" uuid NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "institutions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"clave" text NOT NULL,
	"nombre" text NOT NULL,
	"descripcion" jsonb DEFAULT '{"es":"","en":""}'::jsonb NOT NULL,
	"enlace" text DEFAULT '' NOT NULL,
	"ror" text,
	"plan" text DEFAULT 'basico' NOT NULL,
	"zona_horaria" text DEFAULT 'UTC' NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_cambio" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_cierre" timestamp (3) with time zone,
	"buscado" text GENERATED ALWAYS AS (public.es_plain(nombre || ' ' || clave)) STORED NOT NULL,
	CONSTRAINT "institutions_clave_unique" UNIQUE("clave"),
	CONSTRAINT "institutions_clave" CHECK ("institutions"."clave" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "institutions_plan" CHECK ("institutions"."plan" in ('basico', 'profesional', 'enterprise'))
);
--> statement-breakpoint
ALTER TABLE "institution_domains" ADD CONSTRAINT "institution_domains_institucion_id_institutions_id_fk" FOREIGN KEY ("institucion_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_invitations" ADD CONSTRAINT "institution_invitations_institucion_id_institutions_id_fk" FOREIGN KEY ("institucion_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_invitations" ADD CONSTRAINT "institution_invitations_invita_id_users_id_fk" FOREIGN KEY ("invita_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_journals" ADD CONSTRAINT "institution_journals_revista_id_journals_id_fk" FOREIGN KEY ("revista_id") REFERENCES "public"."journals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_journals" ADD CONSTRAINT "institution_journals_institucion_id_institutions_id_fk" FOREIGN KEY ("institucion_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_members" ADD CONSTRAINT "institution_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_members" ADD CONSTRAINT "institution_members_institucion_id_institutions_id_fk" FOREIGN KEY ("institucion_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_requests" ADD CONSTRAINT "institution_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_requests" ADD CONSTRAINT "institution_requests_respondida_por_id_users_id_fk" FOREIGN KEY ("respondida_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_requests" ADD CONSTRAINT "institution_requests_institucion_id_institutions_id_fk" FOREIGN KEY ("institucion_id") REFERENCES "public"."institutions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_works" ADD CONSTRAINT "institution_works_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_works" ADD CONSTRAINT "institution_works_institucion_id_institutions_id_fk" FOREIGN KEY ("institucion_id") REFERENCES "public"."institutions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "institution_domains_of" ON "institution_domains" USING btree ("institucion_id");--> statement-breakpoint
CREATE INDEX "institution_invitations_to" ON "institution_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "institution_invitations_by" ON "institution_invitations" USING btree ("invita_id");--> statement-breakpoint
CREATE INDEX "institution_journals_of" ON "institution_journals" USING btree ("institucion_id");--> statement-breakpoint
CREATE INDEX "institution_members_of" ON "institution_members" USING btree ("institucion_id","fecha");--> statement-breakpoint
CREATE INDEX "institution_requests_waiting" ON "institution_requests" USING btree ("fecha") WHERE "institution_requests"."estado" = 'PENDIENTE';--> statement-breakpoint
CREATE INDEX "institution_requests_by" ON "institution_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "institution_works_of" ON "institution_works" USING btree ("institucion_id","fecha");