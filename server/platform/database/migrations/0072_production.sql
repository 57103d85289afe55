CREATE TABLE "production_answers" (
	"produccion_id" uuid NOT NULL,
	"clave" text NOT NULL,
	"aceptado" boolean NOT NULL,
	"texto" text NOT NULL,
	"persona_id" uuid,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "production_answers_produccion_id_clave_pk" PRIMARY KEY("produccion_id","clave")
);
--> statement-breakpoint
CREATE TABLE "production_checks" (
	"produccion_id" uuid NOT NULL,
	"punto" text NOT NULL,
	"persona_id" uuid,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "production_checks_produccion_id_punto_pk" PRIMARY KEY("produccion_id","punto")
);
--> statement-breakpoint
CREATE TABLE "productions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publicacion_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"inicio" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"desde" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_limite" timestamp (3) with time zone,
	"documento" jsonb NOT NULL,
	"referencias" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"guardado_por_id" uuid,
	"guardado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_prevista" timestamp (3) with time zone,
	"zona_horaria" text,
	"programada_por_id" uuid,
	"fin" text,
	"fecha_fin" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"produccion_id" uuid NOT NULL,
	"numero" integer NOT NULL,
	"documento" jsonb NOT NULL,
	"referencias" jsonb NOT NULL,
	"fecha_envio" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"fecha_limite" timestamp (3) with time zone,
	"resultado" text,
	"correcciones" text DEFAULT '' NOT NULL,
	"persona_id" uuid,
	"fecha_respuesta" timestamp (3) with time zone,
	CONSTRAINT "proofs_produccion_id_numero_pk" PRIMARY KEY("produccion_id","numero")
);
--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "etapa_produccion" text;--> statement-breakpoint
ALTER TABLE "production_answers" ADD CONSTRAINT "production_answers_produccion_id_productions_id_fk" FOREIGN KEY ("produccion_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_answers" ADD CONSTRAINT "production_answers_persona_id_users_id_fk" FOREIGN KEY ("persona_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_checks" ADD CONSTRAINT "production_checks_produccion_id_productions_id_fk" FOREIGN KEY ("produccion_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_checks" ADD CONSTRAINT "production_checks_persona_id_users_id_fk" FOREIGN KEY ("persona_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_publicacion_id_publications_id_fk" FOREIGN KEY ("publicacion_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_guardado_por_id_users_id_fk" FOREIGN KEY ("guardado_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "productions" ADD CONSTRAINT "productions_programada_por_id_users_id_fk" FOREIGN KEY ("programada_por_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_produccion_id_productions_id_fk" FOREIGN KEY ("produccion_id") REFERENCES "public"."productions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_persona_id_users_id_fk" FOREIGN KEY ("persona_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "production_answers_by_person" ON "production_answers" USING btree ("persona_id");--> statement-breakpoint
CREATE INDEX "production_checks_by_person" ON "production_checks" USING btree ("persona_id");--> statement-breakpoint
CREATE UNIQUE INDEX "productions_open" ON "productions" USING btree ("publicacion_id") WHERE "productions"."fecha_fin" is null;--> statement-breakpoint
CREATE INDEX "productions_by_publication" ON "productions" USING btree ("publicacion_id","inicio");--> statement-breakpoint
CREATE INDEX "productions_by_limit" ON "productions" USING btree ("fecha_limite") WHERE "productions"."fecha_fin" is null;--> statement-breakpoint
CREATE INDEX "productions_by_saver" ON "productions" USING btree ("guardado_por_id");--> statement-breakpoint
CREATE INDEX "productions_by_scheduler" ON "productions" USING btree ("programada_por_id");--> statement-breakpoint
CREATE INDEX "proofs_by_person" ON "proofs" USING btree ("persona_id");--> statement-breakpoint
drop trigger note_queue_change_of_work on public.publications;
--> statement-breakpoint
create trigger note_queue_change_of_work
after update of estado, etapa_produccion, prioridad, tipo, editor_id, ronda, fecha_envio, fecha_actualizacion, fecha_eliminacion
on public.publications for each row
when (
  old.estado in ('EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS') or
  new.estado in ('EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS') or
  old.etapa_produccion is not null or new.etapa_produccion is not null
)
execute function public.note_queue_change_of_work();
--> statement-breakpoint
drop trigger note_queue_change_of_gone_work on public.publications;
--> statement-breakpoint
create trigger note_queue_change_of_gone_work after delete on public.publications for each row
when (old.estado in ('EN_REVISION', 'PENDIENTE_APROBACION', 'CAMBIOS_SOLICITADOS') or old.etapa_produccion is not null)
execute function public.note_queue_change_of_work();
--> statement-breakpoint
create trigger note_queue_change_of_new_production after insert or delete on public.productions for each row
execute function public.note_queue_change();
--> statement-breakpoint
create trigger note_queue_change_of_production
after update of desde, fecha_limite, fecha_prevista, fecha_fin on public.productions for each row
execute function public.note_queue_change();
