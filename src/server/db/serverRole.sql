-- The role that the server works with on PostgreSQL: it reads and writes the practice's data, and of the access log it
-- can only add to and read. Run it as the owner of the tables, in the practice's database, after each migration
-- (`npm run migrate`); running it again changes nothing. The server then gets the address of this role.

DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'fisia_server') THEN
    CREATE ROLE fisia_server LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS NOINHERIT;
  END IF;
END $$;

-- Nobody but the owner makes or alters tables.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
REVOKE ALL ON SCHEMA public FROM fisia_server;
GRANT USAGE ON SCHEMA public, drizzle TO fisia_server;

-- Where messages that are too long for a notification wait, with `REALTIME=on` and several processes.
CREATE TABLE IF NOT EXISTS socket_io_attachments (id bigserial UNIQUE, created_at timestamptz DEFAULT now(), payload bytea);

REVOKE ALL ON ALL TABLES IN SCHEMA public FROM fisia_server;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO fisia_server;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO fisia_server;
-- The server looks whether the database is up to date; it does not bring it there.
GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO fisia_server;

-- What has been written down stays.
REVOKE UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER ON audit_events FROM fisia_server;
