import type { VoiceFault } from "./fault.ts";

/** What no Thai text says or does (`messages/README.md`, section th-TH). */
export const FAULTS: readonly VoiceFault[] = [
  {
    pattern:
      /สเตก|เช็กอิน|แดชบอร์ด|แฮช|แท็บ|แอร์ดรอป|ลอนช์แพด|โทเคน|คอมมิชชัน|เผยแพร่|นอนซ์|พาสคีย์|เทสต์เน็ต|ซีซัน|ออฟไลน์|สปิลโอเวอร์|อัปเกรด|อัปโหลด|สแนปช็อ?ต|ฟิชชิง|เซลฟี|บล็อกเชน|เช็กซัม|โทเคโนมิกส์|โซเชียล|อะพอสทรอฟี|มาร์เก็ตเพลส|คาดการณ์|พื้นฐาน|ต่อเนื่อง/u,
    why: "U+2060 stands in it where a browser, which does not know the word, would tear it",
  },
  { pattern: /ครับ|ค่ะ|(?<!เ)ท่าน|โปรด/u, why: "The member is คุณ, a request begins with กรุณา" },
  {
    pattern: /(?<!เข้าสู่|ออกจาก|อยู่ใน|ตาม)ระบบ|แพลตฟอร์ม/u,
    why: "We act, or the member does: no system or platform",
  },
  {
    pattern: /ไม่มีการ(?:บันทึก|หัก|ซื้อ|ย้าย|เปลี่ยน)|ลงบัญชี|สิ่งใด/u,
    why: "Active, and the balance speaks: ยอดของคุณไม่เปลี่ยน",
  },
  { pattern: /ผ่านการตรวจสอบ/u, why: "Valid is เปิดใช้งานแล้ว, nothing that reads as checked" },
  {
    pattern: /ลองอีกครั้ง/u,
    why: "Try again is ลองใหม่, joined with แล้ว or กรุณา as Thai has no full stop",
  },
  { pattern: /(?<!เปลี่ยน|ตัว)แปลง/u, why: "Convert is แลก" },
  {
    pattern: /(?<!การยืนยัน|ยืนยัน)รหัสสองขั้นตอน|ขั้นที่สอง/u,
    why: "Two-factor authentication is การยืนยันสองขั้นตอน, its code รหัส 2FA",
  },
  {
    pattern:
      /โทเค็น|ทำนาย(?!อนาคต)|วงเงิน|คะแนนตลอดเวลา|ขาอ่อน|คะแนนธุรกิจยกมา|หลักฐานการทำรายการ|สมัครสมาชิก|แฮชเรต|ยอดเข้าร่วม/u,
    why: "One word for one thing: the glossary of th-TH",
  },
  {
    pattern: /จะเตือนอีก(?!ครั้ง)/u,
    why: "An alert that is on again (การเตือนจะเปิดอีกครั้ง) tells of nothing yet",
  },
  { pattern: /หยุดพัก/u, why: "What is paused is พัก or พักชั่วคราว; nobody takes a rest" },
  { pattern: /ไหม/u, why: "A question ends in หรือไม่" },
  { pattern: /รอบขุด|เซสชันการขุด/u, why: "A run of mining is เซสชันขุด; a round is รอบ" },
  {
    pattern: /[\u0e00-\u0e7f][A-Za-z0-9]|[A-Za-z0-9%][\u0e00-\u0e7f]|[^ ]ๆ|ๆ[^ }]/u,
    why: "Spaces stand round Latin letters, digits and ๆ",
  },
  {
    pattern: /[0-9}#] (?:วัน(?![\u0e00-\u0e7f])|ชม\.|นาที|วินาที|ชั่วโมง|TH\b|MB\b)/u,
    why: "Between a figure and its unit stands U+00A0",
  },
  { pattern: /\}\} ก่อน/u, why: "A time is said in one breath with what it is before" },
  {
    pattern: /["']|เปอร์เซ็นต์|[๐-๙]|(?<!ชม|ค|ศ)\.(?= |$)/u,
    why: "Quotation marks “ ”, %, Latin digits, no full stop",
  },
];
