CREATE TABLE "worker_failures" (
	"trabajador" text NOT NULL,
	"proceso" text DEFAULT '' NOT NULL,
	"anterior" timestamp (3) with time zone,
	"fecha" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"aviso_desde" timestamp (3) with time zone,
	"error" text NOT NULL,
	CONSTRAINT "worker_failures_trabajador_proceso_pk" PRIMARY KEY("trabajador","proceso")
);
--> statement-breakpoint
DROP INDEX "mails_due";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "arriendo" uuid;--> statement-breakpoint
-- Mails that wait are delivered by jobs from now on: each gets its own, with the tries that it has had.
INSERT INTO "jobs" ("id", "tipo", "datos", "unico", "intentos", "error", "fecha_creacion", "fecha_prevista")
SELECT gen_random_uuid(), 'correo', jsonb_build_object('correo', "id"), 'correo:' || "id", "intentos", "error", "fecha_creacion", "fecha_intento"
FROM "mails" WHERE "estado" = 'PENDIENTE';
