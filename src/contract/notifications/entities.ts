/** Spec §3 Notification. `type` may be another backend's own. `createdAt` is an instant. */
export interface Notification {
  id: string;
  type: string;
  title: string;
  message: string;
  read: boolean;
  createdAt: string;
  /** Path inside the app that it speaks of; our server's gain. */
  link?: string | null;
}
