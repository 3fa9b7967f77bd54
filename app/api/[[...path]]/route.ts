import { answerUnknown } from "@/lib/bff/routes/unknown";

export {
  answerUnknown as DELETE,
  answerUnknown as GET,
  answerUnknown as HEAD,
  answerUnknown as OPTIONS,
  answerUnknown as PATCH,
  answerUnknown as POST,
  answerUnknown as PUT,
};
