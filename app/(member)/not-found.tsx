import { NotFoundScreen } from "@/app/_shell/not-found-screen";

export default function MemberNotFound() {
  return <NotFoundScreen way="dashboard" />;
}
