interface Words {
  /** Title of a price alert; the token's code stands for `{code}`. */
  readonly alert: string;
  readonly alertText: string;
  readonly test: string;
  readonly testText: string;
}

const words = (alert: string, alertText: string, test: string, testText: string): Words => ({
  ...{ alert, alertText, test, testText },
});

const ENGLISH = words(
  "{code} price alert",
  "The price has reached your value.",
  "Notifications work",
  "This device will hear from us.",
);

/** In the languages of the application, without amount, address or name. */
const WORDS: Readonly<Record<string, Words>> = {
  "en-US": ENGLISH,
  "de-DE": words(
    "Kursalarm {code}",
    "Der Kurs hat Ihren Wert erreicht.",
    "Benachrichtigungen funktionieren",
    "Dieses Gerät hört von uns.",
  ),
  "fr-FR": words(
    "Alerte de cours {code}",
    "Le cours a atteint votre valeur.",
    "Les notifications fonctionnent",
    "Cet appareil recevra nos messages.",
  ),
  "es-ES": words(
    "Alerta de precio de {code}",
    "El precio ha llegado a tu valor.",
    "Las notificaciones funcionan",
    "Este dispositivo recibirá nuestros avisos.",
  ),
  "it-IT": words(
    "Avviso di prezzo {code}",
    "Il prezzo ha raggiunto il tuo valore.",
    "Le notifiche funzionano",
    "Questo dispositivo riceverà i nostri avvisi.",
  ),
  "pt-PT": words(
    "Alerta de preço {code}",
    "O preço chegou ao seu valor.",
    "As notificações funcionam",
    "Este dispositivo receberá os nossos avisos.",
  ),
  "ru-RU": words(
    "Цена {code}",
    "Цена достигла вашего значения.",
    "Уведомления работают",
    "Это устройство будет получать уведомления.",
  ),
  "id-ID": words(
    "Peringatan harga {code}",
    "Harga mencapai nilai pilihan Anda.",
    "Notifikasi berfungsi",
    "Perangkat ini akan menerima kabar dari kami.",
  ),
  "vi-VN": words(
    "Cảnh báo giá {code}",
    "Giá đã chạm mức bạn chọn.",
    "Thông báo hoạt động",
    "Thiết bị này sẽ nhận tin từ chúng tôi.",
  ),
  "th-TH": words(
    "การเตือนราคา {code}",
    "ราคาถึงค่าที่คุณเลือกแล้ว",
    "การแจ้งเตือนใช้งานได้",
    "อุปกรณ์นี้จะได้รับข่าวจากเรา",
  ),
  "ja-JP": words(
    "{code}の価格アラート",
    "価格が指定した値に達しました。",
    "通知は届きます",
    "このデバイスにお知らせします。",
  ),
  "ko-KR": words(
    "{code} 가격 알림",
    "가격이 정한 값에 닿았어요.",
    "알림이 잘 와요",
    "이 기기로 알려 드릴게요.",
  ),
  "zh-CN": words(
    "{code} 价格提醒",
    "价格已到达您设定的数值。",
    "通知正常",
    "这台设备会收到我们的通知。",
  ),
  "zh-HK": words(
    "{code} 價格提示",
    "價格已到達您設定的數值。",
    "通知正常",
    "這部裝置會收到我們的通知。",
  ),
  "ar-SA": words(
    "تنبيه سعر {code}",
    "وصل السعر إلى القيمة التي اخترتها.",
    "الإشعارات تعمل",
    "سيصل هذا الجهاز ما نرسله.",
  ),
};

/** The words of a subscription's language; English for one that nobody has translated. */
export function pushWords(locale: string): Words {
  return WORDS[locale] ?? ENGLISH;
}
