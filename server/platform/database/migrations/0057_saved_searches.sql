CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"nombre" text NOT NULL,
	"consulta" text NOT NULL,
	"frecuencia" text NOT NULL,
	"pausada" boolean DEFAULT false NOT NULL,
	"fecha_creacion" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"vista_hasta" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_once" UNIQUE("user_id","consulta")
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_waiting" ON "saved_searches" USING btree ("frecuencia","vista_hasta") WHERE not "saved_searches"."pausada";