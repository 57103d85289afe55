ALTER TABLE "authorships" ADD COLUMN "pedida_a_id" uuid;--> statement-breakpoint
ALTER TABLE "authorships" ADD COLUMN "fecha_pedida" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "firma_abierta" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "authorships" ADD CONSTRAINT "authorships_pedida_a_id_users_id_fk" FOREIGN KEY ("pedida_a_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "authorships_asked_once" ON "authorships" USING btree ("pedida_a_id","publicacion_id");--> statement-breakpoint
ALTER TABLE "authorships" ADD CONSTRAINT "authorships_asked_or_signed" CHECK ("authorships"."user_id" is null or "authorships"."pedida_a_id" is null);