/** What of a member's news a device is told: titles and texts by kind, without amount, address or name. */
export interface NewsWords {
  readonly security: readonly [title: string, text: string];
  readonly mining: readonly [title: string, text: string];
  readonly claim: readonly [title: string, text: string];
  readonly news: readonly [title: string, text: string];
}

const ENGLISH: NewsWords = {
  security: ["Security notice", "Something has changed on your account. Check that it was you."],
  mining: ["Your mining session has ended", "Start the next one to keep mining."],
  claim: ["A reward is waiting", "You can claim it now."],
  news: ["News on your account", "Open Merlin BTC to see it."],
};

const WORDS: Readonly<Record<string, NewsWords>> = {
  "en-US": ENGLISH,
  "de-DE": {
    security: [
      "Sicherheitshinweis",
      "In Ihrem Konto hat sich etwas geändert. Prüfen Sie, ob Sie es waren.",
    ],
    mining: ["Ihre Mining-Session ist zu Ende", "Starten Sie die nächste, wenn Sie möchten."],
    claim: ["Eine Prämie wartet", "Sie können sie jetzt abholen."],
    news: ["Neues in Ihrem Konto", "Öffnen Sie Merlin BTC, um es zu sehen."],
  },
  "fr-FR": {
    security: [
      "Avis de sécurité",
      "Quelque chose a changé sur votre compte. Vérifiez que c’était bien vous.",
    ],
    mining: ["Votre session de minage est terminée", "Lancez la suivante pour continuer."],
    claim: ["Une récompense vous attend", "Vous pouvez la récupérer."],
    news: ["Du nouveau sur votre compte", "Ouvrez Merlin BTC pour le voir."],
  },
  "es-ES": {
    security: ["Aviso de seguridad", "Algo ha cambiado en tu cuenta. Comprueba que has sido tú."],
    mining: ["Tu sesión de minería ha terminado", "Empieza la siguiente para seguir minando."],
    claim: ["Te espera una recompensa", "Ya puedes cobrarla."],
    news: ["Novedades en tu cuenta", "Abre Merlin BTC para verlas."],
  },
  "it-IT": {
    security: [
      "Avviso di sicurezza",
      "Qualcosa è cambiato nel tuo account. Controlla di essere stato tu.",
    ],
    mining: ["La tua sessione di mining è finita", "Avvia la prossima per continuare."],
    claim: ["C’è una ricompensa per te", "Puoi riscuoterla ora."],
    news: ["Novità nel tuo account", "Apri Merlin BTC per vederle."],
  },
  "pt-PT": {
    security: ["Aviso de segurança", "Algo mudou na sua conta. Confirme que foi por sua vontade."],
    mining: ["A sua sessão de mineração terminou", "Inicie a próxima para continuar."],
    claim: ["Há uma recompensa à espera", "Já a pode recolher."],
    news: ["Novidades na sua conta", "Abra o Merlin BTC para ver."],
  },
  "ru-RU": {
    security: [
      "Безопасность аккаунта",
      "В аккаунте что-то изменилось. Проверьте, что это были вы.",
    ],
    mining: ["Сессия майнинга закончилась", "Запустите следующую, чтобы продолжить."],
    claim: ["Вас ждёт награда", "Её уже можно забрать."],
    news: ["Новости аккаунта", "Откройте Merlin BTC, чтобы посмотреть."],
  },
  "id-ID": {
    security: [
      "Pemberitahuan keamanan",
      "Ada yang berubah di akun Anda. Pastikan itu memang Anda.",
    ],
    mining: ["Sesi mining Anda telah berakhir", "Mulai sesi berikutnya untuk terus menambang."],
    claim: ["Ada reward menunggu", "Anda bisa mengklaimnya sekarang."],
    news: ["Kabar akun Anda", "Buka Merlin BTC untuk melihatnya."],
  },
  "vi-VN": {
    security: [
      "Thông báo bảo mật",
      "Tài khoản của bạn vừa có thay đổi. Hãy kiểm tra xem đó có phải bạn không.",
    ],
    mining: ["Phiên đào của bạn đã kết thúc", "Bắt đầu phiên tiếp theo để đào tiếp."],
    claim: ["Một phần thưởng đang chờ", "Bạn có thể nhận ngay."],
    news: ["Tin mới về tài khoản", "Mở Merlin BTC để xem."],
  },
  "th-TH": {
    security: ["แจ้งเตือนความปลอดภัย", "มีการเปลี่ยนแปลงในบัญชีของคุณ โปรดตรวจสอบว่าเป็นคุณเอง"],
    mining: ["เซสชันขุดของคุณสิ้นสุดแล้ว", "เริ่มเซสชันถัดไปเพื่อขุดต่อ"],
    claim: ["มีรางวัลรอคุณอยู่", "คุณรับรางวัลได้แล้ว"],
    news: ["ข่าวเกี่ยวกับบัญชีของคุณ", "เปิด Merlin BTC เพื่อดู"],
  },
  "ja-JP": {
    security: [
      "セキュリティのお知らせ",
      "アカウントに変更がありました。ご自身の操作かご確認ください。",
    ],
    mining: ["マイニングセッションが終了しました", "続けるには次のセッションを始めてください。"],
    claim: ["受け取れる報酬があります", "今すぐ受け取れます。"],
    news: ["アカウントのお知らせ", "Merlin BTCを開いてご確認ください。"],
  },
  "ko-KR": {
    security: ["보안 알림", "계정에 변경이 있었어요. 본인이 한 것인지 확인해 주세요."],
    mining: ["채굴 세션이 끝났어요", "계속하려면 다음 세션을 시작해 주세요."],
    claim: ["받을 보상이 있어요", "지금 받을 수 있어요."],
    news: ["계정 소식", "Merlin BTC를 열어 확인해 주세요."],
  },
  "zh-CN": {
    security: ["安全通知", "您的账户有变动，请确认是您本人操作。"],
    mining: ["本次挖矿已结束", "开始下一次即可继续挖矿。"],
    claim: ["有奖励待领取", "现在就可以领取。"],
    news: ["账户有新消息", "打开 Merlin BTC 查看。"],
  },
  "zh-HK": {
    security: ["保安通知", "您的賬戶有變動，請確認是您本人操作。"],
    mining: ["本次挖礦已結束", "開始下一次即可繼續挖礦。"],
    claim: ["有獎勵待領取", "現在就可以領取。"],
    news: ["賬戶有新消息", "開啟 Merlin BTC 查看。"],
  },
  "ar-SA": {
    security: ["إشعار أمان", "تغيّر شيء في حسابك. تأكد من أنك من فعل ذلك."],
    mining: ["انتهت جلسة التعدين", "ابدأ الجلسة التالية لمواصلة التعدين."],
    claim: ["مكافأة في انتظارك", "يمكنك استلامها الآن."],
    news: ["جديد في حسابك", "افتح Merlin BTC للاطلاع عليه."],
  },
};

/** The words of a subscription's language; English for one that nobody has translated. */
export function newsWords(locale: string): NewsWords {
  return WORDS[locale] ?? ENGLISH;
}
