// What a browser that is offline shows in place of a page, and what is pushed to it; nothing of anybody is kept.
const CACHE = "merlin-offline-1";
const OFFLINE = "/offline.html";
const DEVICES = "/api/bff/account/push/subscriptions";

async function keepOfflinePage() {
  const response = await fetch(OFFLINE, { cache: "no-store" });
  if (response.ok) await (await caches.open(CACHE)).put(OFFLINE, response);
}

// A worker that has no page is there for what is pushed, and each page that tells its language has it try again.
const tryToKeep = () => keepOfflinePage().catch(() => undefined);

async function languageKept() {
  const kept = await caches.match(OFFLINE, { cacheName: CACHE });
  return kept?.headers.get("content-language");
}

self.addEventListener("install", (event) => {
  event.waitUntil(tryToKeep().then(() => self.skipWaiting()));
});

async function takeOver() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  // The request for a page leaves at once and does not wait for this worker to start.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

// What this worker has told its device: undefined until it tells, null while nobody knows what has arrived.
let told;

async function renew(language) {
  const kept = await languageKept();
  if (kept === language && (told === undefined || told === language)) return;
  // The language of the page that is kept says that a change is news, so it is renewed last.
  const own = await self.registration.pushManager?.getSubscription();
  told = null;
  if (own) await tellDevice(own.endpoint, own, language);
  told = language;
  await keepOfflinePage();
}

let renewing = Promise.resolve();

// A page tells its language: another one may have been chosen since, and yet another while that is still told.
self.addEventListener("message", (event) => {
  const { language } = event.data ?? {};
  if (typeof language !== "string") return;
  renewing = renewing.catch(() => undefined).then(() => renew(language));
  event.waitUntil(renewing);
});

async function pageOrNotice(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const kept = await caches.match(OFFLINE, { cacheName: CACHE });
    if (!kept) throw error;
    return kept;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  if (new URL(request.url).pathname.startsWith("/api/")) return;
  event.respondWith(pageOrNotice(event));
});

async function hashOf(endpoint) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Asks the service, and fails where it cannot answer now; a refusal for good is an answer. */
async function askService(path, init) {
  const answer = await fetch(path, init);
  const { status } = answer;
  if (status === 429 || (status >= 500 && status !== 501)) throw new Error(`Not now: ${status}`);
  return answer;
}

/** Renews this browser among the devices that are told, where the member who is signed in by now has it there. */
async function tellDevice(former, subscription, locale) {
  const answer = await askService(DEVICES);
  const { items } = answer.ok ? await answer.json() : { items: [] };
  const hash = await hashOf(former);
  const device = items.find(({ endpointHash }) => endpointHash === hash);
  if (!device) return;
  const { endpoint, keys } = subscription.toJSON();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const body = JSON.stringify({ endpoint, keys, locale, timeZone });
  const headers = { "content-type": "application/json", "x-csrf": "1" };
  const add = { method: "POST", headers, body };
  // The former one has a place among the ten that may be.
  if ((await askService(DEVICES, add)).status !== 409) return;
  const remove = { method: "DELETE", headers: { "x-csrf": "1" } };
  await askService(`${DEVICES}/${device.id}`, remove);
  await askService(DEVICES, add);
}

async function followBrowser({ oldSubscription: old, newSubscription }) {
  // Some browsers do not say which one it was: nobody knows then whose it was.
  if (!old) return;
  const { pushManager } = self.registration;
  const own =
    newSubscription ??
    (await pushManager.getSubscription()) ??
    (await pushManager.subscribe(old.options));
  await tellDevice(old.endpoint, own, (await languageKept()) ?? navigator.language);
}

// A browser replaces a subscription by itself, and what is sent to the one before never arrives.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(followBrowser(event)));

/** A page of ours, or the dashboard for any other address. */
function ownPath(navigate) {
  const { origin } = self.location;
  // Safari 17 has no `URL.parse`.
  const isAddress = typeof navigate === "string" && URL.canParse(navigate, origin);
  const url = isAddress ? new URL(navigate, origin) : null;
  // The origin of a blob: address is that of its maker, so the address itself is compared.
  const isOurs = url !== null && `${url.protocol}//${url.host}` === origin;
  const isOwn = isOurs && !/^\/(api|_next)(\/|$)/.test(url.pathname);
  return isOwn ? url.pathname + url.search + url.hash : "/dashboard";
}

function noticeIn(data) {
  try {
    const { notification } = data.json();
    return typeof notification?.title === "string" ? notification : {};
  } catch {
    return {};
  }
}

const shortText = (text, most) => (typeof text === "string" ? text.slice(0, most) : "");

// Each push shows something: a browser takes the permission away from whoever stays silent.
self.addEventListener("push", (event) => {
  const { title, body, lang, dir, tag, navigate } = noticeIn(event.data);
  const shown = self.registration.showNotification(shortText(title, 120) || "Merlin BTC", {
    body: shortText(body, 240),
    lang: shortText(lang, 16),
    dir: dir === "rtl" ? "rtl" : "ltr",
    tag: shortText(tag, 64),
    icon: "/icons/icon-192.png",
    data: { path: ownPath(navigate) },
  });
  event.waitUntil(shown);
});

/** Whether an address is that of a page with its view and its place; what it says besides is the reader's. */
function isOf(address, path) {
  const [shown, asked] = [new URL(address), new URL(path, self.location.origin)];
  return (
    shown.pathname === asked.pathname &&
    [...asked.searchParams].every(([name, value]) => shown.searchParams.get(name) === value) &&
    (asked.hash === "" || shown.hash === asked.hash)
  );
}

async function openPage(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find(({ url }) => isOf(url, path));
  if (open) await open.focus();
  else await self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(ownPath(event.notification.data?.path)));
});
