CREATE TABLE "identity_flows" (
	"hash" text PRIMARY KEY NOT NULL,
	"proveedor_id" uuid NOT NULL,
	"navegador" text NOT NULL,
	"session_id" uuid,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"prueba" text,
	"pendiente" text
);
--> statement-breakpoint
CREATE TABLE "identity_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"proveedor_id" uuid NOT NULL,
	"sujeto" text NOT NULL,
	"user_id" uuid NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_uso" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nombre" text NOT NULL,
	"emisor" text NOT NULL,
	"cliente_id" text NOT NULL,
	"secreto" text NOT NULL,
	"ambitos" text[] NOT NULL,
	"dominios" text[] NOT NULL,
	"atributos" jsonb NOT NULL,
	"segundo_paso" text[] NOT NULL,
	"activo" boolean DEFAULT true NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "segundo_paso" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_flows" ADD CONSTRAINT "identity_flows_proveedor_id_identity_providers_id_fk" FOREIGN KEY ("proveedor_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_flows" ADD CONSTRAINT "identity_flows_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_links" ADD CONSTRAINT "identity_links_proveedor_id_identity_providers_id_fk" FOREIGN KEY ("proveedor_id") REFERENCES "public"."identity_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_links" ADD CONSTRAINT "identity_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_flows_by_session" ON "identity_flows" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "identity_flows_by_provider" ON "identity_flows" USING btree ("proveedor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_flows_by_proof" ON "identity_flows" USING btree ("prueba");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_links_subjects" ON "identity_links" USING btree ("proveedor_id","sujeto");--> statement-breakpoint
CREATE INDEX "identity_links_by_user" ON "identity_links" USING btree ("user_id");