import { type Expression, parseExpressionAt } from 'acorn';
import { type Formula, type Operator, operators } from './compute';

/**
 * Parses a formula such as `round(price / 6) * vat`. Numbers, names, `+ - * /`, brackets and the
 * functions of {@link operators} are allowed; the text is never run.
 *
 * @throws saying what is not allowed
 */
export function parseFormula(text: string): Formula {
  let expression: Expression;
  try {
    expression = parseExpressionAt(text, 0, { ecmaVersion: 2020 });
  } catch {
    throw new Error('is no formula; write for example "price * nights / 6"');
  }
  // A bracket that closes around the whole expression stands after its `end`.
  const rest = text.slice(expression.end);
  if (/[^\s)]/.test(rest)) {
    throw new Error(`holds "${rest.trim()}" after its end; remove it`);
  }
  return formulaOf(expression, text);
}

/** The names that a formula uses. */
export function namesIn(formula: Formula): readonly string[] {
  if (typeof formula === 'number') return [];
  if (typeof formula === 'string') return [formula];
  return formula.slice(1).flatMap((operand) => namesIn(operand as Formula));
}

function formulaOf(node: Expression, text: string): Formula {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'number') return node.value;
      break;
    case 'Identifier':
      return node.name;
    case 'UnaryExpression':
      if (node.operator === '-') return ['-', 0, formulaOf(node.argument, text)];
      break;
    case 'BinaryExpression':
      if (isOperator(node.operator) && node.left.type !== 'PrivateIdentifier') {
        return [node.operator, formulaOf(node.left, text), formulaOf(node.right, text)];
      }
      break;
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type !== 'Identifier' || !isOperator(callee.name)) break;
      const operands = node.arguments.filter((operand) => operand.type !== 'SpreadElement');
      if (operands.length !== node.arguments.length || operands.length === 0) break;
      return [callee.name, ...operands.map((operand) => formulaOf(operand, text))];
    }
  }
  throw new Error(
    `holds "${text.slice(node.start, node.end)}"; use numbers, names, brackets and ${Object.keys(operators).join(' ')}`,
  );
}

const isOperator = (name: string): name is Operator => Object.hasOwn(operators, name);
