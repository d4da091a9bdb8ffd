-- The role that the server works with on PostgreSQL: it reads and writes the practice's data; to the access log and to
-- earlier versions it can only add. Run it as the owner of the tables, in the practice's database, after each
-- migration (`npm run migrate`); running it again changes nothing. The server then gets the address of this role.

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'andadura_server') THEN
    CREATE ROLE andadura_server LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS NOINHERIT;
  END IF;
END $$;

-- Nobody but the owner makes or alters tables.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
REVOKE ALL ON SCHEMA public FROM andadura_server;
GRANT USAGE ON SCHEMA public, drizzle TO andadura_server;

-- Where messages that are too long for a notification wait, with `REALTIME=on` and several processes.
CREATE TABLE IF NOT EXISTS socket_io_attachments (id bigserial UNIQUE, created_at timestamptz DEFAULT now(), payload bytea);

REVOKE ALL ON ALL TABLES IN SCHEMA public FROM andadura_server;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO andadura_server;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO andadura_server;
-- The server looks whether the database is up to date; it does not bring it there.
GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO andadura_server;

-- What has been written down stays.
REVOKE UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER ON audit_events, record_versions FROM andadura_server;

-- Installations made under the product's former name sign in with this role. It keeps working as a member of the new one.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'fisia_server') THEN
    ALTER ROLE fisia_server INHERIT;
    GRANT andadura_server TO fisia_server;
  END IF;
END $$;
