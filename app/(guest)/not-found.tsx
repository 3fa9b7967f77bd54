import { NotFoundScreen } from "@/app/_shell/not-found-screen";

export default function GuestNotFound() {
  return <NotFoundScreen way="login" />;
}
