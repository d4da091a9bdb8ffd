/**
 * notistack writes its styles with goober into a `<style>`, which our content security policy forbids. Goober
 * first looks for `window._goober`: provide a constructed style sheet there, which the policy allows.
 * Browsers without them (Safari before 16.4) use goober's own element.
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
