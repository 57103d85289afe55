CREATE TABLE "ask_mails" (
	"publicacion_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"pide_id" uuid NOT NULL,
	"fecha_correo" timestamp (3) with time zone,
	CONSTRAINT "ask_mails_publicacion_id_user_id_pk" PRIMARY KEY("publicacion_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "ask_mails" ADD CONSTRAINT "ask_mails_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ask_mails" ADD CONSTRAINT "ask_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ask_mails" ADD CONSTRAINT "ask_mails_pide_id_users_id_fk" FOREIGN KEY ("pide_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ask_mails_by_asker" ON "ask_mails" USING btree ("pide_id","fecha_correo");--> statement-breakpoint
CREATE INDEX "ask_mails_by_asked" ON "ask_mails" USING btree ("user_id","fecha_correo");--> statement-breakpoint
CREATE INDEX "ask_mails_unsent" ON "ask_mails" USING btree ("publicacion_id") WHERE "ask_mails"."fecha_correo" is null;--> statement-breakpoint
-- Who was asked before: mailed where both addresses were confirmed by then, else still to be.
insert into public.ask_mails (publicacion_id, user_id, pide_id, fecha_correo)
select a.publicacion_id, a.pedida_a_id, p.autor_principal_id,
  case when greatest(asker.fecha_verificacion, asked.fecha_verificacion) <= coalesce(a.fecha_pedida, now())
    and asker.fecha_verificacion is not null and asked.fecha_verificacion is not null
    then coalesce(a.fecha_pedida, now()) end
from public.authorships a
join public.publications p on p.id = a.publicacion_id
join public.users asker on asker.id = p.autor_principal_id
join public.users asked on asked.id = a.pedida_a_id;
