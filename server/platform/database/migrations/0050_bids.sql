CREATE TABLE "bid_requests" (
	"fecha" timestamp (3) with time zone PRIMARY KEY DEFAULT now() NOT NULL,
	"hasta" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bids" (
	"publicacion_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"ronda" integer NOT NULL,
	"respuesta" text NOT NULL,
	"motivo" text DEFAULT '' NOT NULL,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bids_publicacion_id_user_id_pk" PRIMARY KEY("publicacion_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bids_by_user" ON "bids" USING btree ("user_id");