/** Rules of this project for oxlint (docs/architecture.md): forbidden syntax, as ESLint's selectors. */

/** A rule that reports each node that matches `selector`. */
const forbid = (message, ...selectors) => ({
  create: (context) =>
    Object.fromEntries(selectors.map((selector) => [selector, (node) => context.report({ node, message })])),
});

export default {
  meta: { name: 'andadura' },
  rules: {
    /** Lazy downloads may fail, so each must use a helper that has an error boundary and a retry. */
    'late-download': forbid(
      'A download may fail: latePart, lateComponent or loadBehind (@/shared/ui/late-part), or lazy of a ScreenRoute.',
      "ImportExpression:not(CallExpression[callee.name=/^(?:latePart|lateComponent|loadBehind|makeToaster)$/] ImportExpression):not(Property[key.name='lazy'] ImportExpression)",
      // A rejected lazy component stays rejected.
      "ImportDeclaration[source.value='react'] ImportSpecifier[imported.name='lazy']",
    ),
    /** Only features and pages have doors; everything else is imported from the module that defines it. */
    'no-door': forbid(
      'No doors in shared and contract: import a name from the module that defines it.',
      'ExportNamedDeclaration[source]',
      'ExportAllDeclaration',
    ),
    'no-clock': forbid(
      'No clock and no random numbers here: take the time, or what is random, as an argument.',
      "NewExpression[callee.name='Date'][arguments.length=0]",
      "CallExpression[callee.object.name='Date'][callee.property.name='now']",
      "CallExpression[callee.name='dayjs'][arguments.length=0]",
      "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    ),
    'domain-error': forbid(
      'Throw a domain error (core/errors): plugins/errors alone gives it a status.',
      "CallExpression[callee.property.name='code'] > Literal[value>=400]",
    ),
  },
};
