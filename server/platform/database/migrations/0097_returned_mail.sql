CREATE TABLE "mail_returns" (
	"correo_id" uuid NOT NULL,
	"clase" text NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_returns_correo_id_clase_pk" PRIMARY KEY("correo_id","clase")
);
--> statement-breakpoint
CREATE TABLE "returned_addresses" (
	"direccion" text PRIMARY KEY NOT NULL,
	"clase" text NOT NULL,
	"veces" integer NOT NULL,
	"palabras" text NOT NULL,
	"desde" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ultima" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"temporales" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL,
	"detenida" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "mails_failed_invitations";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "pedido" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_returns" ADD CONSTRAINT "mail_returns_correo_id_mails_id_fk" FOREIGN KEY ("correo_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_returns_by_day" ON "mail_returns" USING btree ("fecha");--> statement-breakpoint
CREATE INDEX "returned_addresses_stopped" ON "returned_addresses" USING btree ("detenida" DESC NULLS LAST,"direccion") WHERE "returned_addresses"."detenida" is not null;--> statement-breakpoint
CREATE INDEX "mails_failed_invitations" ON "mails" USING btree ("review_id") WHERE "mails"."review_id" is not null and "mails"."estado" in ('FALLIDO', 'DETENIDO');