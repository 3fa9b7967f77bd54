const RSC_TYPE = "text/x-component";

/** The row that names the page: where it has not come the router itself asks again. */
const ROOT_ROW = /(?:^|\n)0:.*\n/;

/** A page that breaks off more often in a row is said to have failed. */
const MOST_BREAKS = 3;

/**
 * Stands in for `fetch`: a page that breaks off on its way to the router would take down what is shown, with what was typed
 * there. So what has come of it stays, the rest is awaited on, and the page is asked for anew.
 */
export function keepBrokenPages(send: typeof fetch, askAnew: () => void): typeof fetch {
  let breaks = 0;

  function steady(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    let head = "";
    let hasRoot = false;
    return new ReadableStream({
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) {
            breaks = 0;
            controller.close();
            return;
          }
          if (!hasRoot) {
            head += decoder.decode(value, { stream: true });
            hasRoot = ROOT_ROW.test(head);
          }
          controller.enqueue(value);
        } catch (error) {
          if (!hasRoot || breaks === MOST_BREAKS) {
            controller.error(error);
            return;
          }
          breaks += 1;
          askAnew();
          // It is asked for no more of this one, which would break again.
          await new Promise(() => {});
        }
      },
      cancel: (reason) => reader.cancel(reason),
    });
  }

  return (async (input, init) => {
    const answer = await send(input, init);
    const { body, headers, ok, redirected, url } = answer;
    if (!ok || !body || !headers.get("content-type")?.startsWith(RSC_TYPE)) return answer;
    // The router reads both, which a made response lacks.
    const made = { url: { value: url }, redirected: { value: redirected } };
    return Object.defineProperties(new Response(steady(body), answer), made);
  }) as typeof fetch;
}
