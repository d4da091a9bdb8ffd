/**
 * notistack writes its styles through goober, into a `<style>` that our content security policy refuses. Goober looks
 * for `window._goober` before it makes one: this puts a constructed style sheet there, which the policy allows.
 * Browsers without constructed sheets (Safari before 16.4) keep goober's own way.
 */
function keepGooberWithinPolicy(): void {
  if ('_goober' in window || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let css = '';
  const text = {
    get data() {
      return css;
    },
    set data(value: string) {
      css = value;
      sheet.replaceSync(value);
    },
  };
  Object.assign(window, { _goober: { parentNode: document.head, firstChild: text } });
}

keepGooberWithinPolicy();
